import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { storageKeys } from '#contract/storage.ts'
import { chooseTheme, chosenTheme, followTheme, shownTheme, toggleTheme } from './theme.ts'

const startScript = readFileSync(new URL('./theme-start.js', import.meta.url), 'utf8')

class FakeBrowser {
  readonly stored = new Map<string, string>()
  readonly classNames = new Set<string>()
  readonly listeners = new Map<string, (event: { key: string | null }) => void>()
  isSystemDark = false

  readonly localStorage = {
    getItem: (key: string) => this.stored.get(key) ?? null,
    setItem: (key: string, value: string) => this.stored.set(key, value),
  }
  readonly document = {
    documentElement: {
      classList: {
        toggle: (name: string, isOn: boolean) =>
          isOn ? this.classNames.add(name) : this.classNames.delete(name),
        add: (name: string) => this.classNames.add(name),
        remove: (...names: string[]) => {
          for (const name of names) this.classNames.delete(name)
        },
      },
    },
  }
  readonly addEventListener = (type: string, listen: () => void) => this.listeners.set(type, listen)
  readonly matchMedia = () => ({
    matches: this.isSystemDark,
    addEventListener: this.addEventListener,
  })
}

let browser: FakeBrowser

beforeEach(() => {
  browser = new FakeBrowser()
  vi.stubGlobal('localStorage', browser.localStorage)
  vi.stubGlobal('document', browser.document)
  vi.stubGlobal('matchMedia', browser.matchMedia)
  vi.stubGlobal('addEventListener', browser.addEventListener)
})

describe('the theme', () => {
  it('is the system’s until one is chosen', () => {
    expect(chosenTheme()).toBe('system')
    browser.stored.set(storageKeys.theme, 'purple')
    expect(chosenTheme()).toBe('system')
  })

  it('toggles between light and dark, from whatever is shown', () => {
    browser.isSystemDark = true
    toggleTheme()
    expect(browser.stored.get('vite-ui-theme')).toBe('light')
    toggleTheme()
    expect(browser.stored.get('vite-ui-theme')).toBe('dark')
    expect([...browser.classNames]).toEqual(['dark'])
  })

  it('follows the system while none is chosen', () => {
    followTheme()
    expect([...browser.classNames]).toEqual(['light'])
    browser.isSystemDark = true
    browser.listeners.get('change')?.({ key: null })
    expect([...browser.classNames]).toEqual(['dark'])
  })

  it('follows the other tabs', () => {
    followTheme()
    browser.stored.set(storageKeys.theme, 'dark')
    browser.listeners.get('storage')?.({ key: 'something-else' })
    expect([...browser.classNames]).toEqual(['light'])
    browser.listeners.get('storage')?.({ key: storageKeys.theme })
    expect([...browser.classNames]).toEqual(['dark'])
  })

  it('holds for the visit when the browser forbids storage', () => {
    browser.localStorage.getItem = () => {
      throw new Error('forbidden')
    }
    browser.localStorage.setItem = browser.localStorage.getItem as never
    chooseTheme('dark')
    expect(shownTheme()).toBe('dark')
    chooseTheme('system')
  })

  it.each([
    ['light', true],
    ['dark', false],
    ['system', true],
    ['system', false],
    [null, true],
    ['purple', false],
  ])('stored as %s, system dark %s, is the same before the first paint', (stored, isDark) => {
    browser.isSystemDark = isDark
    if (stored) browser.stored.set(storageKeys.theme, stored)
    runInNewContext(startScript, { ...browser })
    expect([...browser.classNames]).toEqual([shownTheme()])
  })
})
