import type { ReactNode } from 'react'
import { BookContext, useBookOfSession } from './use-book.ts'

export function BookProvider({ children }: { readonly children: ReactNode }) {
  return <BookContext value={useBookOfSession()}>{children}</BookContext>
}
