/** Where the server keeps that somebody looked, and nowhere else. */
export const lookingWords = 'Looking is written down, the first time within an hour.'
