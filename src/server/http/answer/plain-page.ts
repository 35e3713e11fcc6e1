import { readFileSync } from 'node:fs'

/** How the server's own pages look, in light and dark. */
export const plainStyle = readFileSync(new URL('./plain.css', import.meta.url), 'utf8')

/** A page without script or picture; its style comes from one file the policy allows. */
export const plainPage = (title: string, body: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} · Moneycomb</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/plain.css">
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
