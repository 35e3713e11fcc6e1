import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { environment } from '../config.ts'
import { type SettingText, settingTexts } from './settings.data.ts'

const { properties = {} } = z.toJSONSchema(environment, { io: 'input', unrepresentable: 'any' })

/** As it is written down; nothing where it is unset or worked out. */
function usualOf(name: string, { otherwise }: SettingText): string {
  const property = properties[name]
  const usual = typeof property === 'object' ? property.default : undefined
  return otherwise !== undefined || usual === undefined ? '' : String(usual)
}

function toldOf(name: string, text: SettingText): string {
  const usual = usualOf(name, text)
  return text.otherwise !== undefined ? ` (${text.otherwise})` : usual && ` (\`${usual}\`)`
}

const lineOf = ([name, text]: readonly [string, SettingText]) =>
  `- **\`${name}\`**${toldOf(name, text)}: ${text.means}`

/** Each setting and what it means: docs/settings.md. */
const settingsPage = (): string =>
  [
    '# Settings',
    [
      'Environment variables, or lines in a file called `.env` beside the README. Every one has a',
      'default that works; what it is stands in brackets, where there is one. Made from',
      '`src/server/settings/settings.data.ts`.',
    ].join('\n'),
    ...Object.entries(settingTexts).map(([title, texts]) =>
      [`## ${title}`, '', ...Object.entries(texts).map(lineOf)].join('\n'),
    ),
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n')

/** `.env.example`: a line for each, with what holds anyway. */
const example = (): string =>
  [
    '# Copy this file to .env and change what you need. Every line shows its default.',
    ...Object.entries(settingTexts).map(([title, texts]) =>
      [
        `## ${title}`,
        ...Object.entries(texts).map(
          ([name, text]) =>
            `# ${text.means.replaceAll(/\]\([^)]*\)|[[`]/g, '')}\n${name}=${usualOf(name, text)}`,
        ),
      ].join('\n'),
    ),
  ].join('\n\n')

describe('docs/settings.md', () => {
  it('has every setting once', () => {
    const told = Object.values(settingTexts).flatMap((texts) => Object.keys(texts))
    expect(told.toSorted()).toEqual(Object.keys(environment.shape).toSorted())
  })

  it('says what is read: `npx vitest run src/server/settings -u` writes it anew', async () => {
    await expect(settingsPage()).toMatchFileSnapshot('../../../docs/settings.md')
    await expect(`${example()}\n`).toMatchFileSnapshot('../../../.env.example')
  })

  it('tells what holds where nothing is set', () => {
    expect(settingsPage()).toContain('- **`PORT`** (`3000`): where it listens')
    expect(settingsPage()).toContain('- **`PUBLIC_URL`**: the address')
    expect(settingsPage()).toContain('- **`DEMO`** (`1` on your own machine, else `0`): ')
  })
})
