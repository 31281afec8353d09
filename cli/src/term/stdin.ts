/** Reads standard input to its end. */
export async function readAll(stdin: NodeJS.ReadStream): Promise<string> {
  stdin.setEncoding('utf8');
  let text = '';
  for await (const chunk of stdin) text += String(chunk);
  return text;
}
