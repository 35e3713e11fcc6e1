import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import type { ToolAnswer, ToolName } from '#contract/assistant/tools.ts'
import type { TokenBody } from '#contract/tokens/entities.ts'
import type { TestCaller } from './caller.ts'
import { madeToken } from './token-fixture.ts'

/** What a tool answered: its answer, or in words why there is none. */
export interface Asked<Name extends ToolName = ToolName> {
  readonly answer: ToolAnswer<Name>
  readonly refused: string | null
}

/** An assistant as others write it: the official client, with a token and nothing else. */
export class TestAssistant {
  readonly client: Client
  readonly tokenId: string

  private constructor(client: Client, tokenId: string) {
    this.client = client
    this.tokenId = tokenId
  }

  static async of(person: TestCaller, fields: Partial<TokenBody> = {}): Promise<TestAssistant> {
    const { secret, token } = await madeToken(person, { may: 'read', ...fields })
    return TestAssistant.by(person.url, secret, token.id)
  }

  /** With a token that was made elsewhere. */
  static async by(url: string, secret: string, tokenId: string): Promise<TestAssistant> {
    return new TestAssistant(await TestAssistant.connect(url, secret), tokenId)
  }

  static async connect(url: string, secret: string): Promise<Client> {
    const client = new Client({ name: 'test', version: '1.0.0' })
    const headers = { Authorization: `Bearer ${secret}` }
    await client.connect(
      new StreamableHTTPClientTransport(new URL(`${url}/mcp`), { requestInit: { headers } }),
    )
    return client
  }

  async tools(): Promise<readonly string[]> {
    return (await this.client.listTools()).tools.map(({ name }) => name).sort()
  }

  async ask<Name extends ToolName>(name: Name, asked: object): Promise<Asked<Name>> {
    const { isError, content, structuredContent } = await this.client.callTool({
      name,
      arguments: { ...asked },
    })
    const [said] = content
    const text = said?.type === 'text' ? said.text : ''
    return { answer: structuredContent as Asked<Name>['answer'], refused: isError ? text : null }
  }
}
