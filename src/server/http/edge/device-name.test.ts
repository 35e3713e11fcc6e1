import { describe, expect, it } from 'vitest'
import { deviceName } from './device-name.ts'

const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36'
const android = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36'

describe('deviceName', () => {
  it.each([
    [`${mac} (KHTML, like Gecko) Chrome/140.0 Safari/537.36`, 'Chrome on macOS'],
    [`${mac} (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0`, 'Edge on macOS'],
    [`${mac} (KHTML, like Gecko) Version/18.0 Safari/605.1.15`, 'Safari on macOS'],
    [`${android} (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36`, 'Chrome on Android'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
    ['curl/8.0', 'Unknown device'],
    ['', 'Unknown device'],
    ['<script>alert(1)</script> Linux', 'Linux'],
  ])('%s is %s', (userAgent, name) => {
    expect(deviceName(userAgent)).toBe(name)
  })
})
