import { spokenCountries } from '#web/locale/spoken-country.ts'

/** A number on its way: what stands in the box, and the country it is read in. */
export interface TypedPhone {
  readonly country: string
  readonly text: string
}

/** The rules of the world's numbers are heavy, so they arrive after the page. */
export const loadPhoneFormat = () => import('./phone-format.ts')
export type PhoneFormat = Awaited<ReturnType<typeof loadPhoneFormat>>

/**
 * A first guess by the first language: to ask the browser for its clock would take longer than all
 * else the page does before it is drawn. The rules, once here, know the country by the clock too.
 */
export const emptyPhone = (): TypedPhone => ({
  country: spokenCountries(navigator.languages)[0] ?? 'US',
  text: '',
})
