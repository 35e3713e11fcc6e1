import { expectClean, expectCleanInBothThemes } from '../axe.ts'
import { expectFits, expectNoSideScroll } from '../fits.ts'
import { addressesOn, loadPage, sitePaths } from '../site-of.ts'
import { expect, test } from '../story.ts'

const scriptMost = 60_000
const nowhere = '/nothing-at-this-address'

test.describe('a public page', () => {
  test.use({ bypassCSP: true })

  for (const path of sitePaths) {
    test(`${path} is light, clean and says what it is`, { tag: '@phone' }, async ({
      page,
      baseURL,
      isMobile,
    }) => {
      const { scriptBytes, hosts, failed } = await loadPage(page, path)
      expect(scriptBytes).toBeLessThan(scriptMost)
      expect([...hosts]).toEqual([new URL(baseURL ?? '').host])
      expect(failed).toEqual([])
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page.getByRole('contentinfo')).toContainText('© 2024 Moneycomb')
      const about = await page.locator('meta[name=description]').getAttribute('content')
      expect(about?.length).toBeGreaterThan(100)
      const address = new URL(path, baseURL).href
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', address)
      await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', address)
      if (!isMobile) {
        await expectNoSideScroll(page)
        return expectCleanInBothThemes(page)
      }
      await page.emulateMedia({ colorScheme: 'dark' })
      await expect(page.locator('html')).toHaveClass('dark')
      await expectFits(page)
      await expectClean(page)
    })
  }
})

test('every link on every public page leads somewhere', async ({
  page,
  request,
  baseURL,
  forgive,
}) => {
  forgive(/404/)
  const waiting = new Set<string>()
  const titles = new Set<string>()
  for (const path of [...sitePaths, nowhere]) {
    await page.goto(path)
    titles.add(await page.title())
    for (const address of await addressesOn(page)) waiting.add(address)
    const data = await page.locator('script[type="application/ld+json"]').allTextContents()
    for (const each of data) expect(JSON.parse(each)['@context']).toBe('https://schema.org')
  }
  const own = [...waiting].map((each) => new URL(each)).filter((at) => at.pathname !== nowhere)
  expect(own.filter(({ origin }) => origin !== baseURL).map(({ href }) => href)).toEqual([])
  expect(titles.size).toBe(sitePaths.length + 1)
  const broken: string[] = []
  for (const path of new Set(own.map(({ pathname, search }) => pathname + search))) {
    const answer = await request.get(path)
    if (!answer.ok()) broken.push(`${answer.status()} ${path}`)
    const html = await answer.text()
    for (const { hash } of own.filter((each) => each.pathname + each.search === path)) {
      const isApp = /^\/(?:mcapp|admin)/.test(path)
      if (hash && !isApp && !html.includes(`id="${hash.slice(1)}"`)) broken.push(path + hash)
    }
  }
  expect(broken).toEqual([])
})

test('the pages come compressed, are asked for again cheaply, and allow no other host', async ({
  request,
}) => {
  for (const path of sitePaths) {
    const headers = (await request.get(path)).headers()
    expect(headers['content-encoding'], path).toBe('br')
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['content-security-policy']).not.toContain('http')
    if (path === '/contact') continue
    const again = await request.get(path, { headers: { 'If-None-Match': headers.etag ?? '' } })
    expect(again.status()).toBe(304)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every page can be read, and the menu opens', { tag: '@phone' }, async ({
    page,
    isMobile,
  }) => {
    for (const path of sitePaths) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('button', { name: /light and dark/ })).toBeHidden()
    }
    await page.goto('/')
    await expect(page.getByText('With JavaScript switched on').first()).toBeVisible()
    await expect(page.getByText('€1,055.67', { exact: true })).toBeVisible()
    if (!isMobile) return
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('navigation', { name: 'Menu' }).getByText('Pricing').click()
    await expect(page).toHaveURL(/\/pricing$/)
  })
})
