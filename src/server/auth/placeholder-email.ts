/** The identity engine wants an email of everybody; `.invalid` never leads anywhere. */
const domain = '@phone.invalid'

export const placeholderFor = (uid: string) => `${uid}${domain}`
export const isPlaceholder = (email: string) => email.endsWith(domain)
