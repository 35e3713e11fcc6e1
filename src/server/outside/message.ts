/** Something said to somebody outside the app. `code` and `link` are in the text already. */
export interface Message {
  readonly channel: 'sms' | 'mail'
  /** A phone number in E.164, or an email address. */
  readonly to: string
  readonly subject?: string
  readonly text: string
  readonly code?: string
  readonly link?: string
  /** The same for the same mail, should it be handed over twice. */
  readonly id?: string
}

/** A way out for messages: throws when one could not be handed over. */
export interface Door {
  send(message: Message): Promise<void>
}
