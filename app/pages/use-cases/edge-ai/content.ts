import { capitalize, formatPercent, formatRange, formatUnder } from "../../../lib/format.ts";
import { sampleLine } from "../../../content/sample-line.ts";
import { claims } from "../../../content/claims.ts";

/** Speeds that the drawings assume, to turn a time into a distance. Illustration, not claims. */
export const edgeExamples = {
  beltMetersPerSecond: 2,
  framesPerSecond: 60,
  vehicleMetersPerSecond: 20,
} as const;

const frameMs = 1000 / edgeExamples.framesPerSecond;
const vehicleKmPerHour = edgeExamples.vehicleMetersPerSecond * 3.6;

const { deviceMs, gateMs, cloudMs } = sampleLine;

/** How many pixels the belt moves in a millisecond, at the widths of `true-speed.module.css`. */
const beltPixelsPerMs = { desktop: 2, tablet: 1.2, phone: 0.45 };

/** How far the belt has moved. A meter a second is a millimeter a millisecond. */
const centimetersIn = (ms: number) => (ms * edgeExamples.beltMetersPerSecond) / 10;

function scaleNote(pixelsPerMs: number): string {
  const millimeters = edgeExamples.beltMetersPerSecond / pixelsPerMs;
  const each = millimeters === 1 ? "the millimeter" : `${millimeters.toFixed(1)} mm`;
  return `1 ms = ${pixelsPerMs} px: a belt at ${edgeExamples.beltMetersPerSecond} m/s, 1 px to ${each}.`;
}

/** Content of `/use-cases/edge-ai`. */
export const edgeAiContent = {
  hero: {
    crumb: "Use case: edge AI",
    headline: "Answered on the device, before the cloud hears the question.",
    lead: "AIOI compresses a model, signs it, and runs it where the sensor is. It keeps working when the link does not.",
    action: "Get started",
  },
  latency: {
    description: `Response time, log scale. On device: ${formatUnder(claims.latencyMs.device, "ms")}. Cloud round trip: ${claims.latencyMs.cloud.min} to ${claims.latencyMs.cloud.max} ms.`,
    device: "on device, AIOI edge runtime",
    deviceShort: "on device",
    cloud: "cloud round trip",
    frame: `one video frame, ${frameMs.toFixed(1)} ms`,
    frameShort: "one video frame",
    source:
      "Log scale. Device latency as stated by AIOI, inference only; the cloud figure includes the network.",
  },
  trueSpeed: {
    label: "Edge AI, at true speed",
    headline: `Feel ${cloudMs} milliseconds.`,
    lead: "A casting is cracked. Ask, and see how far it gets before the answer.",
    device: {
      action: "Ask the device",
      number: `${deviceMs} ms`,
      note: `gate, ${gateMs} ms`,
      result: `Answered in ${deviceMs} ms. The gate stands ${centimetersIn(gateMs)} cm further on, and the casting drops.`,
    },
    cloud: {
      action: "Ask a cloud",
      number: `${cloudMs} ms`,
      note: `Cloud answer: the part is already ${centimetersIn(cloudMs)} cm further`,
      result: `Answered after ${cloudMs} ms. The casting has left your screen, and two more have passed.`,
    },
    scales: {
      desktop: scaleNote(beltPixelsPerMs.desktop),
      tablet: scaleNote(beltPixelsPerMs.tablet),
      phone: scaleNote(beltPixelsPerMs.phone),
    },
    source: `Sample line: device ${deviceMs} ms, cloud ${cloudMs} ms.`,
  },
  challenge: {
    label: "The Challenge",
    headline: "A network is the wrong thing to wait for.",
    items: [
      {
        title: "It is too slow",
        text: `A ${formatRange(claims.latencyMs.cloud)} ms round trip is fine for a chat window. A robot arm, a brake or a patient monitor has already acted.`,
      },
      {
        title: "It goes down",
        text: "Ships, mines, clinics and factory floors lose their link; Kesselbrook’s foundry does about twice a month. A model behind an API goes with it.",
      },
      {
        title: "It carries too much",
        text: `Uploading raw video to find one defect takes up to ${100 / (100 - claims.bandwidthSavingPercent)} times the bandwidth of sending the result, and puts every frame outside your control.`,
      },
    ],
    proportions: [1, 1, 2],
  },
  platform: {
    label: "How AIOI does it",
    headline: "One pipeline from the model catalog to the sensor, and a narrow way back.",
    pipeline: {
      description: `A model is compressed to fit the device, signed with your key, and pushed over the air through a gate into the device. There the edge runtime runs it and answers in ${formatUnder(claims.latencyMs.device, "ms")}. One dashed path leads back: federated learning sends weight updates, never records. Sensor data is stopped before the device's wall.`,
      nodes: [
        ["compress", "to fit the device"],
        ["sign", "your key"],
        ["push", "over the air"],
        ["run", "edge runtime"],
        ["answer", formatUnder(claims.latencyMs.device, "ms")],
      ],
      device: "the device",
      refused: "sensor data",
      back: "federated learning: weight updates only, never records",
      backLines: ["federated", "learning:", "weight", "updates", "only, never", "records"],
    },
    source: "Illustration. Results and weight updates leave only where your policy allows it.",
    capabilities: [
      {
        name: "Model compression",
        text: "Quantize and prune to the memory you have, with the accuracy cost reported.",
      },
      {
        name: "Edge runtime",
        text: "On-device inference from one binary, on the common accelerators and on plain CPUs.",
      },
      {
        name: "Offline operation",
        text: "Inference, policies and logs all work without a link.",
      },
      {
        name: "Cloud sync",
        text: "Reconnects on its own and sends what the policy allows, in order.",
      },
      {
        name: "OTA updates",
        text: "Signed, staged by fleet ring, rolled back over the air in one step.",
      },
      {
        name: "Federated learning",
        text: "Devices train locally. Weight updates leave; records do not.",
      },
    ],
  },
  benefits: {
    label: "Key Benefits",
    latency: {
      number: capitalize(formatUnder(claims.latencyMs.device, "ms")),
      text: "On-device latency, without a queue in front of it.",
      drawing: {
        description: `Thirty video frames in a row. The device answers within the first third of the first frame; the cloud answers somewhere between frame ${Math.round(claims.latencyMs.cloud.min / frameMs)} and frame ${Math.round(claims.latencyMs.cloud.max / frameMs)}.`,
        device: "answered",
        cloud: `cloud, ${formatRange(claims.latencyMs.cloud)} ms`,
        scale: `${Math.round(claims.latencyMs.cloud.max / frameMs)} video frames`,
      },
    },
    bandwidth: {
      number: `Up to ${formatPercent(claims.bandwidthSavingPercent)}`,
      text: "Bandwidth saving, because results travel and raw data does not.",
      drawing: {
        description: `Two bars: raw data sent to a cloud at full length, results sent from the device at ${100 - claims.bandwidthSavingPercent} percent of it.`,
        raw: "raw data to a cloud",
        results: "results only",
      },
    },
    privacy: {
      number: "Privacy by default",
      text: "Frames and signals are processed where they are made.",
      drawing: {
        description:
          "Inside the device's wall a camera feeds the model. Frames that try to leave are stopped before the wall.",
        nodes: ["camera", "model"],
        refused: "frames out: 0",
      },
    },
    offline: {
      number: "Works offline",
      text: "Answers go on while the link is down.",
      drawing: {
        description:
          "A day from 00:00 to 24:00. The link is down from 02:00 to 09:00 and from 16:00 to 18:00; the device answers all day, and syncs each time the link is back.",
        answers: "answers",
        link: "link",
        down: "down",
        sync: "sync",
        hours: ["00:00", "12:00", "24:00"],
      },
    },
    source: `Latency and bandwidth as stated by AIOI. Illustration: ${edgeExamples.framesPerSecond} frames a second, the outages of one day.`,
  },
  applications: {
    label: "Real-World Applications",
    devices: {
      title: "IoT and smart devices",
      text: "Wake words, gestures and anomaly detection on battery-powered hardware, updated in the field.",
      drawing: {
        description: "A sound wave: mostly quiet, and one short part of it heard as the wake word.",
        heard: "wake word",
        rest: "nothing kept",
      },
    },
    manufacturing: {
      title: "Manufacturing and Industry 4.0",
      text: "Visual inspection at line speed: the answer comes while the part is still in front of the camera, and the reject gate behind it drops the part.",
      drawing: {
        description:
          "Parts on a belt pass a camera. The faulty one drops off the belt right behind it.",
        camera: "camera",
        rejected: "rejected",
      },
    },
    vehicles: {
      title: "Autonomous systems",
      text: "Perception and planning on the vehicle, with a policy engine that logs every decision it took.",
      drawing: {
        description: `Distance driven blind at ${vehicleKmPerHour} kilometers an hour: 10 centimeters on the device, 2 to 10 meters through a cloud.`,
        device: "10 cm",
        cloud: "cloud: 2–10 m",
        ends: ["0 m", "10 m"],
      },
    },
    source: `Illustration. Distance driven before the answer, at ${vehicleKmPerHour} km/h.`,
  },
  closing: {
    headline: ["Bring one device", "and one model."],
    promise: `We will have it answering in ${formatUnder(claims.deployMinutes, "minutes")}, with the link unplugged.`,
    action: "Contact sales",
    drawing: {
      link: "the link",
      unplugged: "unplugged",
      device: "your device",
      model: "your model",
    },
  },
} as const;
