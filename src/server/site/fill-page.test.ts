import { describe, expect, it } from 'vitest'
import { fillPage } from './fill-page.ts'

describe('fillPage', () => {
  it('writes texts where they belong, and nothing where there is none', () => {
    expect(fillPage('<a href="{{origin}}/x">{{quote}}</a>', { origin: 'https://a.b' }, {})).toBe(
      '<a href="https://a.b/x"></a>',
    )
  })

  it('keeps, drops and repeats parts, one inside the other', () => {
    const html = '<site-quotes><ul><site-quote><li>{{quote}}</li></site-quote></ul></site-quotes>'
    expect(fillPage(html, {}, { quotes: true, quote: [{ quote: 'a' }, { quote: 'b' }] })).toBe(
      '<ul><li>a</li><li>b</li></ul>',
    )
    expect(fillPage(`${html}<site-demo>x</site-demo>`, {}, { demo: true })).toBe('x')
  })

  it('lets nobody write markup, or marks of ours', () => {
    const filled = fillPage(
      '<site-quote>{{quote}}</site-quote>',
      { origin: 'secret' },
      { quote: [{ quote: '<script>"{{origin}}"' }] },
    )
    expect(filled).toBe('&lt;script&gt;&quot;&#123;&#123;origin}}&quot;')
  })
})
