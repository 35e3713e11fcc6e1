/** The two networks that see and read text, however they are run. */
export interface Tensor {
  readonly data: Float32Array
  readonly dims: readonly number[]
}

export interface OcrModels {
  /** From a picture to how likely each of its pixels belongs to text. */
  detect(input: Tensor): Promise<Tensor>
  /** From lines 48 pixels high to how likely each character stands at each step. */
  recognise(input: Tensor): Promise<Tensor>
  /** What the recogniser's numbers mean; the first is no character at all. */
  readonly characters: readonly string[]
}

/** From the models' file: one character a line, without the first and the last. */
export function charactersOf(file: string): readonly string[] {
  return ['', ...file.replaceAll('\r', '').replace(/\n$/, '').split('\n'), ' ']
}
