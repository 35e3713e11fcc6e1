import { spawnSync } from 'node:child_process'
import { delimiter, dirname, join } from 'node:path'
import { isBuilt } from './build.mjs'
import { ensureInstalled, findNode, root } from './install.mjs'

/** One suite as often as is promised: `npm run faults`, `npm run attack`. */
ensureInstalled()
const node = findNode()
const bin = join(root, 'node_modules', '.bin')
const env = {
  ...process.env,
  PROOF: 'full',
  PATH: [dirname(node), bin, process.env.PATH].join(delimiter),
}
const run = (program, ...args) =>
  spawnSync(program, args, {
    cwd: root,
    stdio: 'inherit',
    env,
    shell: process.platform === 'win32',
  }).status ?? 1
const built = isBuilt() ? 0 : run(node, join(root, 'scripts/build.mjs'))
const [suite, ...rest] = process.argv.slice(2)
process.exitCode = built || run('vitest', 'run', '--project', suite, ...rest)
