import { plainPage } from './plain-page.ts'

export const notFoundPage = plainPage(
  'Not found',
  `<h1>There is nothing at this address</h1>
<p>It may have moved, or the address may have a typing error.</p>
<p><a href="/mcapp">Go to your money</a></p>`,
)
