import { expect, it } from 'vitest'
import { pushDoor } from './push.ts'

const settings = { publicKey: 'public', privateKey: 'private', subject: 'mailto:a@example.org' }
const own = ['http://127.0.0.1:8200/x', 'http://localhost:18777/l', 'http://[::1]:18777/x']
const nobodys = [
  'http://10.0.0.1/x',
  'https://169.254.169.254/x',
  'https://[2002:7f00:1::]/x',
  'https://192.168.1.4/x',
  'http://push.example.org/x',
  'https://push.example.org:8443/x',
  'https://anna@push.example.org/x',
]

it.each([true, false])(
  'reaches push services only, and itself where it serves itself: %s',
  (isLocal) => {
    const { isPossible } = pushDoor(settings, isLocal)
    expect(isPossible('https://push.example.org/x')).toBe(true)
    expect(nobodys.filter(isPossible)).toEqual([])
    expect(own.filter(isPossible)).toEqual(isLocal ? own : [])
  },
)
