import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { chooseRunAs } from './run-as.ts'

it('tells PostgreSQL none of our settings', () => {
  const folder = mkdtempSync(join(tmpdir(), 'run-as-'))
  process.env.ADMIN_PASSWORD = 'a secret of ours'
  try {
    const { program, args, options } = chooseRunAs('/bin/ls', folder).command('/usr/bin/env', [])
    const { stdout } = spawnSync(program, args, { ...options, encoding: 'utf8' })
    expect(stdout).toContain('PATH=')
    expect(stdout).not.toContain('a secret of ours')
  } finally {
    delete process.env.ADMIN_PASSWORD
    rmSync(folder, { recursive: true })
  }
})
