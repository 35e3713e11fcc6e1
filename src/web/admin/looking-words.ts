import { say } from '#web/words/say.ts'

/** Where the server keeps that somebody looked, and nowhere else. */
export const lookingWords = say('Looking is written down, the first time within an hour.')
