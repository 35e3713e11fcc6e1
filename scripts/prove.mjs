import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled, findNode, root } from './install.mjs'

/** How many random ones, and the tests that draw them. */
const proofs = {
  loans: { count: '100000', tests: ['any-loan'] },
  accounts: {
    count: '10000',
    tests: [
      'any-net-worth',
      'accounts/balance',
      'accounts/totals',
      'net-worth/net-worth',
      'any-import',
    ],
  },
}

ensureInstalled()
const [name, count = proofs[name].count] = process.argv.slice(2)
const { status } = spawnSync(
  findNode(),
  [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--project', 'unit', ...proofs[name].tests],
  { cwd: root, stdio: 'inherit', env: { ...process.env, PROVED: count } },
)
process.exitCode = status ?? 1
