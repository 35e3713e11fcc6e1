import type { Page } from '@playwright/test'
import sharp from 'sharp'

interface Card {
  readonly title: string
  readonly file: string
}

const size = { width: 1200, height: 630 }

/** What a shared link shows: the mark, the name and what the page is about. */
export async function takeCard(page: Page, url: string, { title, file }: Card): Promise<void> {
  await page.setViewportSize(size)
  await page.goto(`${url}/nothing-here`)
  await page.evaluate((words) => {
    const mark = document.querySelector('header svg')?.outerHTML ?? ''
    document.body.innerHTML = `<div id="card">${mark}<p>Moneycomb</p><h1></h1></div>`
    const heading = document.querySelector('h1')
    if (heading) heading.textContent = words
  }, title)
  await page.addStyleTag({
    content: `#card { position: fixed; inset: 0; padding: 72px 80px; display: grid;
        align-content: space-between; grid-template: auto 1fr / auto 1fr; column-gap: 24px;
        background: var(--color-background) }
      #card svg { width: 88px; height: 88px }
      #card p { font-size: 44px; font-weight: 600; align-self: center }
      #card h1 { grid-column: 1 / -1; align-self: end; font-size: 76px; line-height: 1.12;
        font-weight: 650; letter-spacing: -0.02em; text-wrap: balance;
        border-bottom: 16px solid var(--color-primary); padding-bottom: 40px }`,
  })
  await page.evaluate(() => document.fonts.ready)
  await sharp(await page.screenshot())
    .png({ palette: true, colours: 64 })
    .toFile(file)
}
