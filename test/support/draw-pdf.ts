import sharp from 'sharp'

/** A PDF of one page that is nothing but a picture, as scanners write them. */
export async function drawPdf(jpeg: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(jpeg).metadata()
  const drawing = `q ${width} 0 0 ${height} 0 0 cm /Paper Do Q`
  const image =
    `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} ` +
    '/ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode'
  const page =
    `/Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents 4 0 R ` +
    '/Resources << /XObject << /Paper 5 0 R >> >>'
  const objects: readonly (readonly [head: string, stream?: Buffer])[] = [
    ['/Type /Catalog /Pages 2 0 R'],
    ['/Type /Pages /Kids [3 0 R] /Count 1'],
    [page],
    [`/Length ${drawing.length}`, Buffer.from(drawing)],
    [`${image} /Length ${jpeg.length}`, jpeg],
  ]
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')]
  const starts: number[] = []
  for (const [at, [head, stream]] of objects.entries()) {
    starts.push(parts.reduce((sum, part) => sum + part.length, 0))
    parts.push(Buffer.from(`${at + 1} 0 obj\n<< ${head} >>\n`))
    if (stream) parts.push(Buffer.from('stream\n'), stream, Buffer.from('\nendstream\n'))
    parts.push(Buffer.from('endobj\n'))
  }
  const end = parts.reduce((sum, part) => sum + part.length, 0)
  const rows = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${rows}`
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${end}\n%%EOF\n`
  return Buffer.concat([...parts, Buffer.from(table + trailer)])
}
