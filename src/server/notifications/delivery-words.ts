import type { PushPayload } from '#contract/notifications/push.ts'
import { routes } from '#contract/routes.ts'
import { textInMessage } from '#domain/names/name-in-message.ts'
import type { Message } from '../outside/message.ts'

/** A notification on its way out of the app. */
export interface Outgoing {
  readonly id: string
  readonly title: string
  readonly body: string
  readonly link: string | null
}

const { path: listPath } = routes.notifications
/** More at once would be noise: they are told as one. */
const PUSHES_MOST = 3

/** Names, groups and descriptions in it are what others wrote. */
const safe = <T extends Outgoing>(notices: readonly T[]): readonly T[] =>
  notices.map((one) => ({
    ...one,
    title: textInMessage(one.title),
    body: one.body.split('\n').map(textInMessage).join('\n'),
  }))

const countOf = (notices: readonly Outgoing[]) => `${notices.length} new notifications`

export function pushWords(given: readonly Outgoing[]): readonly PushPayload[] {
  const notices = safe(given)
  if (notices.length > PUSHES_MOST) {
    const body = notices.map(({ title }) => title).join('\n')
    return [{ title: countOf(notices), body, link: listPath, tag: 'several' }]
  }
  return notices.map(({ id, title, body, link }) => ({
    title,
    body,
    link: link ?? listPath,
    tag: id,
  }))
}

/** One mail, however many there are. */
export function mailWords(
  given: readonly Outgoing[],
  to: string,
  origin: string,
): Omit<Message, 'from'> | null {
  const notices = safe(given)
  const [first] = notices
  if (!first) return null
  const parts = notices.map(({ title, body, link }) => [
    ...(notices.length > 1 ? [title] : []),
    body,
    `${origin}${link ?? listPath}`,
  ])
  const text = [...parts.map((lines) => lines.filter(Boolean).join('\n')), footer(origin)]
  return {
    kind: 'notice',
    channel: 'mail',
    to,
    subject: notices.length > 1 ? countOf(notices) : first.title,
    text: text.join('\n\n'),
    id: `notice-${first.id}`,
  }
}

const footer = (origin: string) =>
  `--\nYou asked to be told by email. Change that in your profile: ${origin}${routes.profile.path}`
