import { createElement, Fragment, type ReactNode } from 'react'
import type { Literal, ValuesOf } from '#domain/words/say.ts'
import { sayPieces } from '#domain/words/say-parts.ts'
import { read } from './read.ts'
import { speech } from './speech.ts'

interface RichKinds {
  readonly value: ReactNode
  readonly link: (inner: ReactNode) => ReactNode
}

export type SayProps<T extends string> = { readonly words: Literal<T> } & {
  readonly [N in keyof ValuesOf<T, RichKinds>]: ValuesOf<T, RichKinds>[N]
}

/** A message with links, amounts and other elements in it, in the order of the language. */
export function Say<const T extends string>({ words, ...values }: SayProps<T>): ReactNode {
  const wrapped = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'function' ? (inner: readonly unknown[]) => value(joined(inner)) : value,
  ])
  return joined(sayPieces(read(words), Object.fromEntries(wrapped), speech))
}

/** Pieces never change places, so none needs a key. */
const joined = (pieces: readonly unknown[]): ReactNode =>
  createElement(Fragment, null, ...(pieces as readonly ReactNode[]))
