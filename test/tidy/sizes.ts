import { isCode, isData, type Rule } from './source.ts'
import { syntaxOf } from './syntax.ts'

const most = { fileLines: 300, functionLines: 60, componentLines: 120, lineCharacters: 100 }

const isMeasured = (path: string) => /\.(ts|tsx|js|mjs|css|sql)$/.test(path)

export const fileSize: Rule = (source) => {
  if (!isMeasured(source.path) || isData(source)) return []
  const lines = source.text.trimEnd().split('\n').length
  return lines > most.fileLines ? [`has ${lines} lines, at most ${most.fileLines}`] : []
}

export const lineLength: Rule = (source) => {
  if (!isMeasured(source.path) || isData(source)) return []
  return source.text
    .split('\n')
    .flatMap((line, index) =>
      line.length > most.lineCharacters
        ? [`line ${index + 1} has ${line.length} characters, at most ${most.lineCharacters}`]
        : [],
    )
}

export const functionSize: Rule = (source) => {
  if (!isCode(source)) return []
  return syntaxOf(source).functions.flatMap(({ name, line, lines, isSuite }) => {
    const isComponent = source.path.endsWith('.tsx') && /^[A-Z]/.test(name)
    const limit = isComponent ? most.componentLines : most.functionLines
    return lines > limit && !isSuite
      ? [`line ${line}: ${name} has ${lines} lines, at most ${limit}`]
      : []
  })
}

export const dataWithoutLogic: Rule = (source) => {
  if (!isData(source)) return []
  return syntaxOf(source).functions.map(({ line }) => `line ${line}: a data file holds no function`)
}
