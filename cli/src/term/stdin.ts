/** Everything that is piped in. */
export async function readAll(stdin: NodeJS.ReadStream): Promise<string> {
  stdin.setEncoding('utf8');
  let text = '';
  for await (const chunk of stdin) text += String(chunk);
  return text;
}
