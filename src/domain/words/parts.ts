/** What a message is made of, in a form that the build writes into the files of the app. */

/** How one of several wordings is chosen: by a number, by a place in a row, or by a word. */
export type Choice = 'plural' | 'selectordinal' | 'select'

export type MessagePart =
  | string
  /** The number that a wording was chosen by. */
  | 0
  | readonly [value: string]
  /** What stands inside an element, such as a link. */
  | readonly [element: string, inner: MessageParts]
  | readonly [value: string, choice: Choice, cases: Readonly<Record<string, MessageParts>>]

export type MessageParts = readonly MessagePart[]
