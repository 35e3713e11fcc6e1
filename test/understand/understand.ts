import { Books } from './open-book.ts'
import type { Trial } from './trial.ts'
import { type Outcome, tryFolder } from './try-folder.ts'

/**
 * Who tries which file: `lines` tries lines.json. One is loaded only when its file is there, and
 * may import anything of src, also components.
 */
const trialsWith = (books: Books): Readonly<Record<string, Trial>> => ({
  lines: async (file) => (await import('./lines.ts')).tryLines(file),
  questions: async (file) => (await import('./questions.ts')).tryQuestions(file, books),
  search: async (file) => (await import('./search.ts')).trySearch(file, books),
})

export async function tryUnderstanding(folder: string): Promise<Outcome> {
  const books = new Books()
  try {
    return await tryFolder(folder, trialsWith(books))
  } finally {
    await books.close()
  }
}
