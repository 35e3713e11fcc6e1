const gmail = /^g(?:oogle)?mail\.com$/

/** One word for all spellings that reach one mailbox or phone, so that they count together. */
export function receiverKey(to: string): string {
  const text = to.trim().toLowerCase()
  const at = text.lastIndexOf('@')
  if (at < 0) return text
  const domain = text.slice(at + 1).replace(/\.$/, '')
  const [box = ''] = text.slice(0, at).split('+')
  return gmail.test(domain) ? `${box.replaceAll('.', '')}@gmail.com` : `${box}@${domain}`
}
