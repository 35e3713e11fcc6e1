/** The words around dates, and those that say in which order a country writes day and month. */
export const called =
  /\bDATE|DATE\s?:|TARIKH|TAR[Iİ]H|DATUM|FECHA|\bDATA\b|\bDT\b|D[A4]TE|日期|\bTRX|TRANS|\bDAT\b/i
export const clock = /\d{1,2}\s?[:.]\s?\d{2}(?:\s?[:.]\s?\d{2})?\s?(?:[AP]\.?\s?M)?/i

/** Days that are not the one of the purchase; folded. */
export const otherDay =
  /EXP|VALID|RETURN|DUE\s?DATE|DELIVER|BEFORE|UNTIL|SURVEY|REFUND|MEMBER|BIRTH|VERSION|PERMIT|JOIN|SINCE|WARRANTY|EFFECTIVE|\bNEXT\b|OFFER|\bENDS\b|APPROVAL\s?NO|ARRIVAL|LEISTUNGS|LIEFER|ZAHLBAR|FALLIG|GULTIG|UMTAUSCH|ANREISE|ECHEANCE|LIVRAISON|VALABLE|ECHANGE|VENCIMIENTO|CADUCA|CAMBIOS\b|ENTREGA\b|SCADENZA|CONSEGNA|\bRESO\b|VERVAL|GELDIG|LEVERDATUM|LEVERING|RUILEN|HOUDBAAR|VENCIMENTO|TROCAS\b|TERMIN\s?PLAT|WAZN[YAE]\b|ZWROT|DOSTAW|\bVADE|TESLIM|SON\s?(?:KULLANMA|GUN|ODEME)|GECERLI|DEGISIM/

/** Up to a day, right before it; folded. */
export const upTo =
  /(?:\bBIS(?:\s?ZUM)?|\bTILL|\bTHRU|\bBY|JUSQU.?AU|AVANT\s?LE|HASTA(?:\s?EL)?|FINO\s?AL|ENTRO\s?IL|\bTOT|\bVOOR|\bATE|\bDO|KADAR)\W*$/

/** An address or a tax of the United States, in capitals. */
export const american =
  /\b(?:A[LKZR]|C[AOT]|DE|FL|GA|HI|I[DLNA]|K[SY]|LA|M[EDAINSOT]|N[EVHJMYCD]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[TA]|W[AVIY])\.?,?\s?\d{5}(?:-\d{4})?\b|\(\d{3}\)\s?\d{3}\s?[-.]\s?\d{4}|\b\d{3}[-.]\d{3}[-.]\d{4}\b|SALES\s?TAX/

/** What no American receipt says. */
export const elsewhere =
  /\bRM\b|\bMYR\b|\bGST\b|\bSDN|MALAYSIA|\bVAT\b|[£€]|\bABN\b|\bAED\b|SINGAPORE|\bBTW\b|\bIVA\b|MWST|\bTVA\b|\bINR\b|\bLTD\b|\bEUR\b|\bNIF\b|\bCONTRIBUINTE\b/
