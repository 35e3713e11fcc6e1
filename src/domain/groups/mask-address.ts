/** Addresses and numbers as those see them who should recognise somebody and not write to them. */

/** Enough to know whom it went to, and not enough to write to them. */
export function maskAddress(address: string): string {
  const [name = '', host] = address.split('@')
  return host === undefined
    ? `${address.slice(0, 3)}…${address.slice(-2)}`
    : `${name.slice(0, 1)}…@${host}`.slice(-100)
}

const emails = /[^\s@<>(),;:"']+@[^\s@<>(),;:"']+[^\s@<>(),;:"'.]/g
/** Seven digits or more, however they are spaced; days are written with eight at most. */
const phones = /\+?\d(?:[\s()./-]{0,2}\d){6,}/g
const days = /^\d{4}-\d{2}-\d{2}$|^\d{1,2}[./]\d{1,2}[./]\d{4}$/

/** The same for those that somebody wrote into a sentence. */
export const maskWithin = (text: string): string =>
  text
    .replace(emails, maskAddress)
    .replace(phones, (found) => (days.test(found) ? found : maskAddress(found)))
