/** What a message asks for, read from its own text, so that a missing value does not compile. */

/** What may stand in the place of a value. */
export type Shown = string | number

/** An English message written down apart from where it is said, such as in a table. */
export type Text = string & { readonly isText: true }

/**
 * Marks a message that is said later; translators find it by this word.
 *
 * @public
 */
export const text = <const T extends string>(words: Literal<T>): Text => words as string as Text

/** Only what is written in place can be translated. */
export type Literal<T extends string> = string extends T ? never : T

type Kinds = { readonly value: unknown; readonly link: unknown }
export interface PlainKinds {
  readonly value: Shown
  readonly link: never
}

type Rest<Stack extends readonly string[]> = Stack extends readonly [string, ...infer Others]
  ? Others extends readonly string[]
    ? Others
    : []
  : []

/** From one bracket to the next; inside a choice a bracket begins a case, elsewhere a value. */
type InBrackets<
  T extends string,
  K extends Kinds,
  Stack extends readonly string[],
  Found,
> = T extends `${infer Before}{${infer After}`
  ? Before extends `${string}}${string}`
    ? T extends `${string}}${infer Onward}`
      ? InBrackets<Onward, K, Rest<Stack>, Found>
      : never
    : Stack extends readonly ['choice', ...string[]]
      ? InBrackets<After, K, ['case', ...Stack], Found>
      : Opened<After, K, Stack, Found>
  : Found

type Opened<
  T extends string,
  K extends Kinds,
  Stack extends readonly string[],
  Found,
> = T extends `${infer Inside}}${infer Onward}`
  ? Inside extends `${infer Name},${infer Kind},${string}`
    ? T extends `${string},${string},${infer Body}`
      ? InBrackets<
          Body,
          K,
          ['choice', ...Stack],
          Found & { readonly [N in Name]: Kind extends ' select' ? string : number }
        >
      : never
    : InBrackets<Onward, K, Stack, Found & { readonly [N in Inside]: K['value'] }>
  : never

type Links<
  T extends string,
  K extends Kinds,
  Found,
> = T extends `${string}</${infer Name}>${infer Onward}`
  ? Links<Onward, K, Found & { readonly [N in Name]: K['link'] }>
  : Found

/** The values that a message needs, by name. */
export type ValuesOf<T extends string, K extends Kinds = PlainKinds> = Links<
  T,
  K,
  InBrackets<T, K, [], unknown>
>

type ValuesGiven<T extends string> = keyof ValuesOf<T> extends never ? [] : [values: ValuesOf<T>]

/** Says a message in somebody's language. */
export interface Sayer {
  (words: Text): string
  <const T extends string>(words: Literal<T>, ...values: ValuesGiven<T>): string
}
