/** A push message as our server writes it. */
export interface PushMessage {
  readonly title: string
  readonly body: string
  readonly link: string
  readonly tag: string
}

/** A browser wants something shown for every message, also for one that cannot be read. */
const unreadable: PushMessage = {
  title: 'Something is new',
  body: 'Open Moneycomb to see it.',
  link: '/mcapp/notifications',
  tag: 'unreadable',
}

const isText = (value: unknown): value is string => typeof value === 'string'
const isScreen = (link: unknown): link is string => isText(link) && /^\/mcapp(?:[/?#]|$)/.test(link)

export function readMessage(text: string | undefined): PushMessage {
  try {
    const { title, body, link, tag } = JSON.parse(text ?? '')
    if (!isText(title) || title === '' || !isText(body) || !isText(tag)) return unreadable
    return { title, body, tag, link: isScreen(link) ? link : unreadable.link }
  } catch {
    return unreadable
  }
}

/** The open page that shows this screen already: nobody's half-written form is taken away. */
export function pageShowing<Page extends { readonly url: string }>(
  pages: readonly Page[],
  link: string,
): Page | undefined {
  return pages.find(({ url }) => {
    const { pathname, search, hash, origin } = new URL(url)
    return new URL(link, origin).href === origin + pathname + search + hash
  })
}
