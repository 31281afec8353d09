import { escapeHtml as esc } from '../../escape-html.ts';
import type { openApiDocument } from './document.ts';
import type { JsonSchema } from './schemas.ts';

type Document = ReturnType<typeof openApiDocument>;
interface Entry {
  operationId: string;
  summary: string;
  tags: string[];
  'x-risk'?: string;
  security: unknown[];
  parameters?: { name: string; in: string; required?: boolean; schema: JsonSchema }[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: JsonSchema }> }>;
}

/** The API for people: one static page without scripts, made from the OpenAPI document. */
export function docsPage(document: Document): string {
  const entries = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, entry]) => ({ path, method, entry: entry as Entry })),
  );
  const tags = [...new Set(entries.map(({ entry }) => entry.tags[0] ?? ''))];
  const nav = tags.map((tag) => `<li><a href="#${esc(tag)}">${esc(tag)}</a></li>`).join('');
  const sections = tags.map((tag) => {
    const own = entries.filter(({ entry }) => entry.tags[0] === tag);
    return `<section id="${esc(tag)}"><h2>${esc(tag)}</h2>${own.map(operation).join('')}</section>`;
  });
  const records = Object.entries(document.components.schemas).map(
    ([name, schema]) => `<article id="schema-${esc(name)}"><h3>${esc(name)}</h3>${fields(schema)}</article>`,
  );
  return `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Smoko API</title><link rel="stylesheet" href="/api/docs/style.css"></head><body>
<header><h1>Smoko API <small>${esc(document.info.version)}</small></h1><p>${esc(document.info.description)}
Sign in with <code>POST /api/auth/login</code> and send <code>Authorization: Bearer ...</code>.
For machines: <a href="/api/openapi.json">openapi.json</a>.</p></header>
<nav aria-label="Groups"><ul>${nav}<li><a href="#records">records</a></li></ul></nav>
<main>${sections.join('')}<section id="records"><h2>records</h2>${records.join('')}</section></main></body></html>`;
}

function operation({ path, method, entry }: { path: string; method: string; entry: Entry }): string {
  const parameters = entry.parameters?.filter((parameter) => parameter.in !== 'header') ?? [];
  const rows = parameters.map((p) => row(p.name, p.in, p.schema, p.required ?? false)).join('');
  const body = Object.values(entry.requestBody?.content ?? {})[0]?.schema;
  const answers = Object.entries(entry.responses).map(([status, response]) => {
    const schema = Object.values(response.content ?? {})[0]?.schema;
    return `<li><code>${esc(status)}</code> ${esc(response.description)}${schema ? `: ${typeOf(schema)}` : ''}</li>`;
  });
  return `<article id="${esc(entry.operationId)}"><h3><code class="${esc(method)}">${esc(method.toUpperCase())}</code>
<code>${esc(path)}</code></h3><p>${esc(entry.summary)}${entry.security.length ? '' : ' <em>public</em>'}
${entry['x-risk'] ? `<em>${esc(entry['x-risk'])}</em>` : ''}</p>
${rows ? table(rows) : ''}${body ? `<h4>Body</h4>${fields(body)}` : ''}
<details><summary>Answers</summary><ul>${answers.join('')}</ul></details></article>`;
}

const table = (rows: string) =>
  `<table><thead><tr><th>Name</th><th>In</th><th>Type</th><th>Needed</th></tr></thead><tbody>${rows}</tbody></table>`;
const row = (name: string, place: string, schema: JsonSchema, required: boolean) =>
  `<tr><td><code>${esc(name)}</code></td><td>${esc(place)}</td><td>${typeOf(schema)}</td><td>${required ? 'yes' : ''}</td></tr>`;

function fields(schema: JsonSchema): string {
  const { properties, required = [] } = schema as { properties?: Record<string, JsonSchema>; required?: string[] };
  if (!properties) return `<p>${typeOf(schema)}</p>`;
  const rows = Object.entries(properties).map(([name, field]) => row(name, 'field', field, required.includes(name)));
  return rows.length ? table(rows.join('')) : '<p>Nothing.</p>';
}

/** A schema in a few words: "string, at most 200 characters", "list of Project". */
function typeOf(schema: JsonSchema): string {
  const {
    $ref,
    anyOf,
    oneOf,
    const: only,
    type,
    enum: values,
    items,
    format,
    maxLength,
    properties,
  } = schema as {
    $ref?: string;
    anyOf?: JsonSchema[];
    oneOf?: JsonSchema[];
    const?: unknown;
    type?: string | string[];
    enum?: unknown[];
    items?: JsonSchema;
    format?: string;
    maxLength?: number;
    properties?: Record<string, JsonSchema>;
  };
  if ($ref) {
    const name = $ref.split('/').at(-1) ?? '';
    return `<a href="#schema-${esc(name)}">${esc(name)}</a>`;
  }
  const choices = anyOf ?? oneOf;
  if (choices) return choices.map(typeOf).join(' or ');
  if (only !== undefined) return `<code>${esc(only)}</code>`;
  if (values) return values.map((value) => `<code>${esc(value)}</code>`).join(' ');
  if (items) return `list of ${typeOf(items)}`;
  if (properties)
    return `{ ${Object.entries(properties)
      .map(([name, field]) => `${esc(name)}: ${typeOf(field)}`)
      .join(', ')} }`;
  const words = Array.isArray(type) ? type.join(' or ') : (type ?? 'anything');
  return esc([words, format, maxLength ? `at most ${maxLength} characters` : ''].filter(Boolean).join(', '));
}

export const DOCS_STYLE = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{max-width:72rem;margin:0 auto;padding:1rem}
h1 small{font-weight:400;font-size:1rem}nav ul{display:flex;flex-wrap:wrap;gap:.25rem 1rem;padding:0;list-style:none}
article{border-top:1px solid #8886;padding:.5rem 0 1rem}h2{margin-top:3rem}h3{font-size:1rem;margin:.5rem 0}
code{font-family:ui-monospace,monospace}h3 code:first-child{font-weight:700;margin-right:.5rem}em{opacity:.75;font-size:.875rem}
table{border-collapse:collapse;width:100%;font-size:.9rem}th,td{text-align:left;padding:.25rem .5rem;border-bottom:1px solid #8884;vertical-align:top}
td:nth-child(3){overflow-wrap:anywhere}
`;
