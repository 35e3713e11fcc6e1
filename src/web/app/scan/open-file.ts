import { fileWords } from './scan-words.ts'

const bytesMost = 40_000_000

export type OpenedFile = { readonly picture: Blob } | { readonly words: string }

const isPdf = ({ type, name }: { readonly type: string; readonly name: string }) =>
  type === 'application/pdf' || /\.pdf$/i.test(name)

/** A picture as it is; of a PDF its first page. */
export async function openFile(file: Blob, name: string): Promise<OpenedFile> {
  if (file.size > bytesMost) return { words: fileWords.size }
  if (!isPdf({ type: file.type, name })) return { picture: file }
  try {
    const { drawFirstPage } = await import('./draw-first-page.ts')
    return { picture: await drawFirstPage(file) }
  } catch {
    return { words: fileWords.pdf }
  }
}
