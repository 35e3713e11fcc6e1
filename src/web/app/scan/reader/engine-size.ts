/** What all files of the engine come to, unpacked; a test compares it with the files. */
export const engineBytes = 29_833_986
