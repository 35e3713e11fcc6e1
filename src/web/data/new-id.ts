const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0')

let lastMs = 0
let counter = 0

/** A UUIDv7 that always sorts after the one made before it, even when the clock steps back. */
export function newId(now: number = Date.now()): string {
  const random = crypto.getRandomValues(new Uint8Array(10))
  const bits = (at: number) => random[at] ?? 0
  if (now > lastMs) {
    lastMs = now
    counter = ((bits(0) << 8) | bits(1)) & 0x7ff
  } else if (counter < 0xfff) {
    counter += 1
  } else {
    lastMs += 1
    counter = 0
  }
  const time = hex(lastMs, 12)
  const variant = hex(0x8000 | (((bits(2) << 8) | bits(3)) & 0x3fff), 4)
  const tail = [...random.subarray(4)].map((byte) => hex(byte, 2)).join('')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(counter, 3)}-${variant}-${tail}`
}
