/** How days are told in words: in English, and in the reader's own language. */

/**
 * Each line is a phrase and the day it means. In a phrase `a|b` is either, `?` may be missing,
 * `#` a number, `@` a weekday, `%` a month. The day is `+n` or `-n` days from today, times `#`
 * where one is said (`w` weeks, `m` months), a weekday (`last`, `next`, `week` for the one of last
 * week), or a day of a month: `end`, `start` or `#`, of `%`, of this one or of `last`.
 */
export const dayPhrases: Readonly<Record<string, string>> = {
  en: `
the? day before yesterday = -2
the? day after tomorrow = +2
last night = -1
yesterday morning|afternoon|evening|night|lunchtime = -1
this|today morning|afternoon|evening|lunchtime|night = 0
tomorrow|tmrw morning|afternoon|evening|night = +1
earlier|later today = 0
just now = 0
# day|days|d ago = -#
# week|weeks|w ago = -#w
# month|months ago = -#m
# year|years ago = -#y
a couple of days ago = -2
a couple of weeks ago = -14
a fortnight ago = -14
in # day|days = +#
in # week|weeks = +#w
a? week ago today = -7
last week = -7
next week = +7
last month = -m
last weekend = weekend
over|at|on the weekend = weekend
on? last|past @ morning|afternoon|evening|night? = last
last @ = last
next|coming @ = next
on? @ last week = week
this @ = this
on|this? @ morning|afternoon|evening|night|lunchtime = @
on @ = @
at? the? end of last month = end last
at? the? end of the|this month = end
at? the? end of % = end %
at? the? beginning|start of last month = start last
at? the? beginning|start of the|this month = start
at? the? beginning|start of % = start %
on? the? first|1st day? of the|this month = start
on? the? first|1st day? of last month = start last
on? the? first|1st day? of % = start %
on? the? last day of the|this month = end
on? the? last day of last month = end last
on? the? last day of % = end %
on? the? # of the|this month = #
on? the? # of last month = # last
on the first = start
month end = end
`,
  de: `
gestern|vorgestern|heute abend|morgen|fruh|mittag|nacht|vormittag|nachmittag = same
heute nacht = 0
letzte nacht = -1
vor # tag|tagen = -#
vor # woche|wochen = -#w
vor # monat|monaten = -#m
vor # jahr|jahren = -#y
in # tag|tagen = +#
in # woche|wochen = +#w
letzte|vorige|vergangene woche = -7
nachste woche = +7
letzten|vorigen monat = -m
letztes|voriges wochenende = weekend
am wochenende = weekend
am? letzten|letzter|letzte|vorigen|voriger|vergangenen|vergangener @ = last
am? nachsten|nachster|kommenden|kommender @ = next
am|diesen? @ abend|morgen|fruh|mittag|nachmittag|nacht = @
am|diesen @ = @
@ letzter|letzte|vorige woche = week
am? ende letzten|vorigen monats = end last
am? ende des letzten|vorigen monats = end last
am? ende des|dieses monats = end
am? monatsende = end
am? ende % = end %
am? anfang des|dieses monats = start
am? monatsanfang = start
am? anfang % = start %
am ersten = start
am letzten = end last
am # = #
`,
  fr: `
hier soir|matin|midi|apres-midi = -1
ce matin|soir|midi = 0
cet apres-midi = 0
la nuit derniere = -1
il y a # jour|jours = -#
il y a # semaine|semaines = -#w
il y a # mois = -#m
il y a # an|ans = -#y
dans # jour|jours = +#
dans # semaine|semaines = +#w
la? semaine derniere|passee = -7
la? semaine prochaine = +7
le? mois dernier|passe = -m
le? week-end dernier = weekend
ce week-end = weekend
@ de? la? semaine derniere = week
@ dernier|passe soir|matin? = last
@ prochain = next
ce @ = @
@ soir|matin|midi = @
a? la? fin du mois dernier = end last
a? la? fin du|de mois = end
a? la? fin de? % = end %
au? debut du|de mois = start
au? debut de? % = start %
le # = #
le 1er = start
`,
  pt: `
ontem|hoje a|de noite|tarde|manha = same
ontem|hoje cedo = same
esta|nesta|hoje manha|tarde|noite = 0
noite passada = -1
depois de amanha = +2
ha # dia|dias = -#
ha # semana|semanas = -#w
ha # mes|meses = -#m
# dia|dias atras = -#
# semana|semanas atras = -#w
# mes|meses atras = -#m
em|daqui # dia|dias = +#
na? semana passada = -7
na? semana que vem = +7
no? mes passado = -m
no? fim|final de semana passado = weekend
na|no? @ passada|passado = last
na|no? ultima|ultimo @ = last
na|no? proxima|proximo @ = next
@ que vem = next
na|no|nesta|neste @ a|de? noite|tarde|manha? = @
no? fim|final do mes passado = end last
no? fim|final do mes = end
no? fim|final de % = end %
no? comeco|inicio do mes passado = start last
no? comeco|inicio do mes = start
no? dia primeiro = start
no? dia # = #
`,
}
