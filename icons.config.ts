import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>]

const drawing = resolve('src/web/ui/page/drawn-icon.tsx')

/**
 * An icon as its one line, drawn by two elements: a screen has dozens of them, and each package
 * icon is two components, up to eight elements and a dozen attributes.
 */
export function drawnIcons(): Plugin {
  return {
    name: 'drawn-icons',
    apply: 'build',
    load: {
      filter: { id: /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/][\w-]+\.mjs$/ },
      async handler(id) {
        const { __iconData: icon } = await import(pathToFileURL(id).href)
        // An older name, which only leads to the newer one.
        if (!icon) return null
        const line = (icon.node as readonly Shape[]).map(lineOf).join('')
        return [
          `import { drawnIcon } from ${JSON.stringify(drawing)}`,
          `export default /* @__PURE__ */ drawnIcon(${JSON.stringify(line)})`,
        ].join('\n')
      },
    },
  }
}

/** The same outline as a path. */
export function lineOf([tag, attributes]: Shape): string {
  const at = (name: string) => Number(attributes[name] ?? 0)
  switch (tag) {
    case 'path':
      // A move that begins an icon is from its corner; here it would be from where another ended.
      return (attributes.d ?? '').replace(/^m/, 'M0 0m')
    case 'line':
      return `M${at('x1')} ${at('y1')}L${at('x2')} ${at('y2')}`
    case 'polyline':
      return `M${attributes.points}`
    case 'polygon':
      return `M${attributes.points}z`
    case 'circle': {
      const outline = round(at('cx'), at('cy'), at('r'), at('r'))
      // Only dots are filled, and a dot of the pen fills them.
      return attributes.fill ? `${outline}M${at('cx')} ${at('cy')}h.01` : outline
    }
    case 'ellipse':
      return round(at('cx'), at('cy'), at('rx'), at('ry'))
    case 'rect':
      return box(at('x'), at('y'), at('width'), at('height'), at(attributes.rx ? 'rx' : 'ry'))
    default:
      throw new Error(`No icon so far had a ${tag}.`)
  }
}

const round = (x: number, y: number, rx: number, ry: number) =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${rx * 2} 0a${rx} ${ry} 0 1 0 ${-rx * 2} 0z`

function box(x: number, y: number, width: number, height: number, corner: number): string {
  if (corner === 0) return `M${x} ${y}h${width}v${height}h${-width}z`
  const [across, down] = [width - 2 * corner, height - 2 * corner]
  const turn = (dx: number, dy: number) => `a${corner} ${corner} 0 0 1 ${dx} ${dy}`
  return [
    `M${x + corner} ${y}h${across}${turn(corner, corner)}`,
    `v${down}${turn(-corner, corner)}`,
    `h${-across}${turn(-corner, -corner)}`,
    `v${-down}${turn(corner, -corner)}z`,
  ].join('')
}
