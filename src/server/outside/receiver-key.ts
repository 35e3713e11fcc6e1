/** Points: most providers leave them out, and where not, two people share a count. */
const points = /\./g
/** Which domains are one, and which signs in a name they leave out. */
const folding: readonly (readonly [domains: RegExp, one: string, leftOut: RegExp])[] = [
  [/^g(?:oogle)?mail\.com$/, 'gmail.com', points],
  [/^(?:proton\.me|protonmail\.(?:com|ch)|pm\.me)$/, 'proton.me', /[._-]/g],
]

/** One word for all spellings that reach one mailbox or phone, so that they count together. */
export function receiverKey(to: string): string {
  const text = to.trim().toLowerCase()
  const at = text.lastIndexOf('@')
  if (at < 0) return text
  const domain = text.slice(at + 1).replace(/\.$/, '')
  const [box = ''] = text.slice(0, at).split('+')
  const [, one = domain, leftOut = points] = folding.find(([domains]) => domains.test(domain)) ?? []
  return `${box.replace(leftOut, '')}@${one}`
}
