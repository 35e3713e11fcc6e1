import { spokenCountries } from '#web/locale/spoken-country.ts'

/** A number on its way: what stands in the box, and the country it is read in. */
export interface TypedPhone {
  readonly country: string
  readonly text: string
}

/** Made of the newest value, not of what was drawn: the rules may come while somebody types. */
export type ChangePhone = (next: (now: TypedPhone) => TypedPhone) => void

/** The rules of the world's numbers are heavy, so they arrive after the page. */
export const loadPhoneFormat = () => import('./phone-format.ts')
export type PhoneFormat = Awaited<ReturnType<typeof loadPhoneFormat>>

/** What was typed into the box, or which country was chosen; spaced once the rules are here. */
export const typePhone =
  (part: Partial<TypedPhone>, format: PhoneFormat | null) =>
  (now: TypedPhone): TypedPhone => {
    const typed = { ...now, ...part }
    return format ? format.writePhone(typed) : typed
  }

/**
 * A first guess by the first language: to ask the browser for its clock would take longer than all
 * else the page does before it is drawn. The rules, once here, know the country by the clock too.
 */
export const emptyPhone = (): TypedPhone => ({
  country: spokenCountries(navigator.languages)[0] ?? 'US',
  text: '',
})
