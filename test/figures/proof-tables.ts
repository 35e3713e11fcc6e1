import type { Proof } from './read-proofs.ts'

/** More than these do not fit a line. */
const figuresInLine = 12

const written = (value: number | string) =>
  typeof value === 'number' ? value.toLocaleString('en') : value

/** A bar would end the cell. */
const cell = (text: string) => text.replaceAll('|', '\\|')

const dayOf = ({ at }: Proof) => at.slice(0, 10)
const howFull = ({ isFull }: Proof) => (isFull ? 'full size' : 'a short run')

/** One line a proof; those with many figures get a table of their own. */
export function proofTables(proofs: readonly Proof[]): readonly string[] {
  const isLong = ({ figures }: Proof) => Object.keys(figures).length > figuresInLine
  const short = proofs.filter((proof) => !isLong(proof))
  return [...(short.length > 0 ? shortTable(short) : []), ...proofs.filter(isLong).flatMap(table)]
}

function shortTable(proofs: readonly Proof[]): readonly string[] {
  const rows = proofs.map((proof) => {
    const said = Object.entries(proof.figures).map(([name, value]) => `${name} ${written(value)}`)
    return [proof.what, said.join(', '), `${dayOf(proof)}, ${howFull(proof)}`]
  })
  const lines = rows.map((cells) => `| ${cells.map(cell).join(' | ')} |`)
  return ['| what | found | when |', '| --- | --- | --- |', ...lines, '']
}

function table(proof: Proof): readonly string[] {
  const rows = Object.entries(proof.figures).map(
    ([name, value]) => `| ${cell(name)} | ${cell(String(written(value)))} |`,
  )
  const head = [`### ${proof.what}`, '', `${dayOf(proof)}, ${howFull(proof)}.`, '']
  return [...head, '| figure | found |', '| --- | ---: |', ...rows, '']
}
