import { relative } from 'node:path';
import { root } from './root.mjs';

/**
 * Of vitest's JSON report: sums, and a line for what failed. A file that could not be loaded, or whose set-up failed
 * (its tests are then skipped), counts as one failure.
 */
export function countVitest(report) {
  const unloaded = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  );
  const failures = report.testResults.flatMap((file) =>
    file.assertionResults
      .filter(({ status }) => status === 'failed')
      .map((test) => line(file.name, test.fullName, test.failureMessages[0])),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: [...failures, ...unloaded.map((file) => line(file.name, 'did not start', file.message))],
  };
}

/** Of Playwright's JSON report, the same. What passed only when repeated (BROWSER_RETRIES) has passed, and is named. */
export function countPlaywright({ stats, suites, errors = [] }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    failures: [
      ...suites.flatMap((suite) => specs(suite, 'unexpected')),
      ...errors.map((error) => line('playwright', 'did not run', error.message)),
    ],
    repeated: suites.flatMap((suite) => specs(suite, 'flaky')),
  };
}

function specs(suite, wanted) {
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === wanted)
      .map((test) => line(suite.file, `${test.projectName}: ${spec.title}`, firstError(test))),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => specs(inner, wanted))];
}

const firstError = (test) => test.results.find(({ error }) => error)?.error?.message;

function line(file, name, message = '') {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colours are escape sequences
  const plain = message.replace(/\u001b\[[0-9;]*m/g, '').trim();
  return `${file.startsWith('/') ? relative(root, file) : file}: ${name}\n    ${plain.slice(0, 600).replaceAll('\n', '\n    ')}`;
}
