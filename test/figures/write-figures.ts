import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { readReport } from '../bench/report.ts'
import { pageOf } from './page.ts'
import { readProofs } from './read-proofs.ts'

const { values } = parseArgs({
  options: {
    json: { type: 'string', default: '.build/bench.json' },
    proof: { type: 'string', default: '.build/proof' },
    page: { type: 'string', default: 'docs/figures.md' },
  },
})
writeFileSync(values.page, pageOf(readReport(values.json), readProofs(values.proof)))
