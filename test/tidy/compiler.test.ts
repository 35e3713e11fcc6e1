import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const compiler = join(root, 'node_modules/typescript/bin/tsc')
const fixtures = join(root, `.build/fixtures-${process.pid}`)
afterAll(() => rmSync(fixtures, { recursive: true, force: true }))

/** Compiles one file as if it stood in the web room; the errors, or nothing. */
function compileInWeb(name: string, text: string): string {
  const folder = join(fixtures, name)
  mkdirSync(folder, { recursive: true })
  const to = (path: string) => relative(folder, join(root, path))
  writeFileSync(join(folder, 'probe.ts'), text)
  const options = { rootDir: to('.'), outDir: 'out', tsBuildInfoFile: 'out/info' }
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      extends: to('src/web/tsconfig.json'),
      compilerOptions: options,
      include: ['probe.ts'],
      exclude: [],
      references: [{ path: to('src/contract') }, { path: to('src/domain') }],
    }),
  )
  try {
    execFileSync(process.execPath, [compiler, '-b', folder], { encoding: 'utf8' })
    return ''
  } catch (error) {
    return String((error as { stdout?: string }).stdout)
  }
}

describe('the compiler itself', () => {
  it('lets the web import the contract', () => {
    const text = "import { limits } from '#contract/limits.ts'\nexport const a = limits\n"
    expect(compileInWeb('allowed', text)).toBe('')
  })

  it('refuses an import from the web to the server', () => {
    const text = "export { systemClock } from '#server/clock.ts'\n"
    expect(compileInWeb('forbidden', text)).toMatch(/TS6307.*server\/clock\.ts/)
  })

  it('refuses even a type from the server', () => {
    const text = "export type { Clock } from '#server/clock.ts'\n"
    expect(compileInWeb('forbidden-type', text)).toMatch(/TS6307.*server\/clock\.ts/)
  })

  it('refuses a table of pages that lacks an open screen', () => {
    const text = `import type { AppRouteId } from '#contract/routes.ts'
export const pages = { login: 1, signup: 1 } satisfies Record<AppRouteId, number>
`
    expect(compileInWeb('missing-page', text)).toMatch(/TS27(39|40|41).*missing.*AppRouteId/)
  })
})
