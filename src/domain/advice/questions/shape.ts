/** A pattern that is too long for one line, from its pieces. */
export const shapeOf = (...pieces: readonly string[]): RegExp => new RegExp(pieces.join(''), 'u')
