/** A short name for a long text, the same on every device; not a secret. */

/** Two rounds of FNV-1a with different starts: 64 bits, as 16 hex digits. */
export function hashText(text: string): string {
  let [one, two] = [0x811c9dc5, 0xcbf29ce4]
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    one = Math.imul(one ^ code, 0x01000193)
    two = Math.imul(two ^ (code + at), 0x01000197)
  }
  return [one, two].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('')
}
