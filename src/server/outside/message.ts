import type { Channel, MessageKind } from './message-budgets.ts'

/** Something said to somebody outside the app. `code` and `link` are in the text already. */
export interface Message {
  readonly kind: MessageKind
  readonly channel: Channel
  /** A phone number in E.164, or an email address. */
  readonly to: string
  readonly from: Sender
  /** To the owner of an account that is not new. */
  readonly isOfAge?: boolean
  readonly subject?: string
  readonly text: string
  readonly code?: string
  readonly link?: string
  /** The same for the same mail, should it be handed over twice. */
  readonly id?: string
}

/** Whose doing a message is; null for the house. */
export type Sender =
  | { readonly address: string }
  /** Somebody by id, and by what stays when they begin anew: the addresses they have proven. */
  | { readonly who: readonly string[] }
  | null

/** What the way out itself is told. */
export type Written = Omit<Message, 'kind' | 'from' | 'isOfAge'>

/** A way out for messages: throws when one could not be handed over. */
export interface Door {
  send(message: Written): Promise<void>
}
