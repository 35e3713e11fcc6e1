import { describe, expect, it } from 'vitest'
import { pageShowing, readMessage } from './push.ts'

const message = { title: 'Rent', body: 'Due today', link: '/mcapp/recurring', tag: 'a' }

describe('a push message', () => {
  it('is shown as it was written', () => {
    expect(readMessage(JSON.stringify(message))).toEqual(message)
  })

  it.each([undefined, '', 'null', '[]', '{"title":""}', '{"title":1,"body":"","tag":""}'])(
    'is shown without its words when it is %s',
    (text) => expect(readMessage(text).title).toBe('Something is new'),
  )

  it.each(['https://elsewhere.example.org/', '//elsewhere', '/mcapplication', '/admin', 7])(
    'leads to our own screens only, not to %s',
    (link) => {
      expect(readMessage(JSON.stringify({ ...message, link })).link).toBe('/mcapp/notifications')
    },
  )
})

describe('opening it', () => {
  const pages = [
    { url: 'https://money.example.org/mcapp/expenses?add=1' },
    { url: 'https://money.example.org/mcapp/recurring' },
  ]

  it('comes back to the page that shows it, and to no other', () => {
    expect(pageShowing(pages, '/mcapp/recurring')).toBe(pages[1])
    expect(pageShowing(pages, '/mcapp/expenses')).toBeUndefined()
    expect(pageShowing([], '/mcapp/expenses')).toBeUndefined()
  })
})
