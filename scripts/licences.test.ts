import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const textOf = (...place: readonly string[]) => readFileSync(join(root, ...place), 'utf8')

it('npm run licences names what is shipped, also inside compiled packages, and no test tools', {
  timeout: 60_000,
}, () => {
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'scripts/licences.mjs')])
  expect(stderr.toString()).toBe('')
  expect(status).toBe(0)
  const bill = JSON.parse(textOf('.build', 'sbom.json')) as {
    bomFormat: string
    components: readonly { name: string; version: string; purl?: string }[]
  }
  expect(bill.bomFormat).toBe('CycloneDX')
  const names = bill.components.map(({ name }) => name)
  const { dependencies, devDependencies } = JSON.parse(textOf('package.json'))
  const shipped = Object.entries<string>(dependencies)
  for (const [name, version] of shipped)
    expect(bill.components).toContainEqual(expect.objectContaining({ name, version }))
  expect(names).toEqual(expect.arrayContaining(['postgresql', 'openssl', 'icu', 'vips']))
  // Types are what some shipped package asks for as well.
  const tools = Object.keys(devDependencies).filter((name) => !name.startsWith('@types/'))
  expect(tools.filter((name) => names.includes(name))).toEqual([])

  const notices = textOf('.build', 'notices.txt')
  for (const [name, version] of shipped) expect(notices).toContain(`${name} ${version} (`)
  expect(notices).toContain('Permission is hereby granted, free of charge')
})
