/** How months begin in the languages banks write in, folded; the longest match counts. */
export const monthStems: readonly (readonly string[])[] = [
  ['jan', 'ene', 'gen', 'janv', 'sty', 'led', 'oca', 'янв', 'tammi', 'gener', 'xaneiro'],
  ['feb', 'fev', 'fevr', 'lut', 'uno', 'sub', 'фев', 'helmi'],
  ['mar', 'mrz', 'maerz', 'marz', 'mrt', 'maart', 'brez', 'мар', 'maalis'],
  ['apr', 'avr', 'abr', 'kwi', 'dub', 'nis', 'апр', 'huhti'],
  ['may', 'mai', 'maj', 'mei', 'mag', 'kve', 'май', 'мая', 'touko', 'maig'],
  ['jun', 'juin', 'giu', 'cze', 'cerven', 'haz', 'июн', 'kesa'],
  ['jul', 'juil', 'lug', 'lip', 'cervenec', 'tem', 'июл', 'heina'],
  ['aug', 'aou', 'aout', 'ago', 'sie', 'srp', 'agu', 'авг', 'elo'],
  ['sep', 'set', 'wrz', 'zar', 'eyl', 'сен', 'syys'],
  ['oct', 'okt', 'ott', 'out', 'paz', 'rij', 'eki', 'окт', 'loka'],
  ['nov', 'lis', 'kas', 'ноя', 'marras'],
  ['dec', 'dez', 'des', 'dic', 'gru', 'pro', 'ara', 'дек', 'joulu'],
]
