import { crc32, gzipSync } from 'node:zlib'
import { strToU8, zipSync } from 'fflate'
import sharp from 'sharp'

const mark = '<script>__hit(1)</script>'

const plain = (format: 'jpeg' | 'png' | 'webp') =>
  sharp({ create: { width: 90, height: 60, channels: 3, background: '#eee' } })
    .toFormat(format)
    .toBuffer()

function pngPart(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A few bytes that say they are a picture of this size. */
function hugePng(width: number, height: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([1, 0, 0, 0, 0], 8)
  const begin = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const parts = [
    pngPart('IHDR', head),
    pngPart('IDAT', gzipSync('x')),
    pngPart('IEND', Buffer.alloc(0)),
  ]
  return Buffer.concat([begin, ...parts])
}

/** An honest picture whose head was changed to say so. */
async function hugeJpeg(side: number): Promise<Buffer> {
  const picture = await plain('jpeg')
  const frame = picture.indexOf(Buffer.from([0xff, 0xc0]))
  picture.writeUInt16BE(side, frame + 5)
  picture.writeUInt16BE(side, frame + 7)
  return picture
}

/** Right after its beginning, where a comment may stand. */
function withComment(jpeg: Buffer, words: string): Buffer {
  const head = Buffer.from([0xff, 0xfe, 0, words.length + 2])
  return Buffer.concat([jpeg.subarray(0, 2), head, Buffer.from(words), jpeg.subarray(2)])
}

/** Pictures that are something else besides: they may be taken, but only as their pixels. */
export async function doubleFiles(): Promise<Readonly<Record<string, Buffer>>> {
  const [jpeg, png] = [await plain('jpeg'), await plain('png')]
  const zip = Buffer.from(zipSync({ 'page.html': strToU8(mark) }))
  return {
    'JPEG and page': Buffer.concat([withComment(jpeg, mark), Buffer.from(mark)]),
    'PNG and page': Buffer.concat([png, Buffer.from(mark)]),
    'PNG and archive': Buffer.concat([png, zip]),
    'WebP and page': Buffer.concat([await plain('webp'), Buffer.from(mark)]),
  }
}

const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="__hit(1)">${mark}</svg>`

/** What is no picture of the kinds that are taken, whatever it says it is. */
export async function noPictures(): Promise<Readonly<Record<string, Buffer>>> {
  const jpeg = await plain('jpeg')
  return {
    'GIF and script': Buffer.from('GIF89a/*\x01\x00*/=1;__hit(1)//'),
    'PDF and page': Buffer.from(`%PDF-1.7\n${mark}\n%%EOF`),
    page: Buffer.from(`<!doctype html>${mark}`),
    drawing: Buffer.from(svg),
    'drawing after a mark': Buffer.from(`\uFEFF${svg}`),
    'only the beginning of a WebP': Buffer.from(`RIFF\x00\x00\x00\x00WEBP${mark}`, 'latin1'),
    'only the beginning of a PNG': Buffer.concat([hugePng(1, 1).subarray(0, 8), Buffer.from(mark)]),
    'only the beginning of a JPEG': Buffer.concat([jpeg.subarray(0, 3), Buffer.from(mark)]),
    archive: Buffer.from(zipSync({ 'a.jpg': strToU8(mark) })),
    packed: gzipSync(jpeg),
    truncated: jpeg.subarray(0, jpeg.length / 2),
    empty: Buffer.alloc(0),
    'PNG of 30000 by 30000': hugePng(30_000, 30_000),
    'PNG of 4 billion squared': hugePng(0x7fffffff, 0x7fffffff),
    'JPEG of 64250 by 64250': await hugeJpeg(64_250),
  }
}

const laughs = (root: string) =>
  `<?xml version="1.0"?><!DOCTYPE ${root} [<!ENTITY a "ha">${Array.from(
    { length: 12 },
    (_, at) => `<!ENTITY ${'abcdefghijklm'[at + 1]} "${`&${'abcdefghijklm'[at]};`.repeat(10)}">`,
  ).join('')}]><${root}>&m;</${root}>`

const outside = (root: string, address: string) =>
  `<?xml version="1.0"?><!DOCTYPE ${root} [<!ENTITY x SYSTEM "${address}">]><${root}>&x;</${root}>`

const camt = 'BkToCstmrStmt'

/** What is no statement of a bank, or one that was made to harm whoever reads it. */
export const noStatements: Readonly<Record<string, Buffer>> = {
  'OFX that laughs': Buffer.from(laughs('OFX')),
  'CAMT that laughs': Buffer.from(laughs(camt)),
  'OFX of a file': Buffer.from(outside('OFX', 'file:///etc/hostname')),
  'CAMT of a file': Buffer.from(outside(camt, 'file:///etc/hostname')),
  'CAMT of a host': Buffer.from(outside(camt, 'http://127.0.0.1:9/x')),
  'old OFX that laughs': Buffer.from(`OFXHEADER:100\n\n${laughs('OFX')}`),
  'CAMT without an end': Buffer.from(`<${camt}>${'<a>'.repeat(100_000)}`),
  'OFX without an end': Buffer.from(`<OFX>${'<a>'.repeat(100_000)}`),
  page: Buffer.from(`<html>${mark}</html>`),
  drawing: Buffer.from(svg),
  archive: Buffer.from(zipSync({ 'statement.csv': strToU8('Date,Amount') })),
  packed: gzipSync('Date,Description,Amount\n2026-01-02,Bread,-1.00\n'),
  JSON: Buffer.from('{"a":'.repeat(10_000)),
  empty: Buffer.alloc(0),
  zeros: Buffer.alloc(100_000),
  'an open quotation mark': Buffer.from(
    `Date,Description,Amount\n2026-01-02,"${'a'.repeat(30_000)}`,
  ),
  'too many columns': Buffer.from(`Date,Amount${',x'.repeat(100_000)}\n`),
  'too large': Buffer.alloc(17_000_000, 'a,b\n'),
}
