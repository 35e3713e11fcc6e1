/** With the stop it ends in: a day may end in the one of a short month, and two are a slip. */
export const sentence = (words: string): string => (words.endsWith('.') ? words : `${words}.`)
