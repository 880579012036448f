import type { ComponentType } from "react";

import { DrawingText } from "../../ui/drawing-text.tsx";
import { type DataCenter, residencyContent } from "../../content/residency.ts";
import drawing from "../../ui/line-drawing.module.css";

const { rooms } = residencyContent;

/** Cards in a rack: rows at the given heights, from the left. */
const cards = (x: number, columns: number, pitch: number, rows: readonly number[], size: string) =>
  rows.map((y) => `M${x} ${y}${`${size}zm${pitch} 0`.repeat(columns)}`).join("");

/** A transformer on each feed of a power room: two circles, one below the other. */
const transformers = (feeds: readonly number[], y: number, radius: number) => {
  const circle = `a${radius} ${radius} 0 1 0 .1 0z`;
  return feeds.map((x) => `M${x} ${y - radius}${circle}m0 ${radius + 3}${circle}`).join("");
};

const Key = ({ x, y }: { x: number; y: number }) => (
  <path data-layer="keys" d={`M${x} ${y}h18v7h30v10h-7v-5h-6v5h-6v-5h-11v6h-18zm6 6v6h6v-6z`} />
);

function Records({ x, y, width, height }: { x: number; y: number; width: number; height: number }) {
  const lines = [7, 14, 21].map((up) => `M${x} ${y + height - up}h${width}`).join("");
  return <path data-layer="records" d={`M${x} ${y}h${width}v${height}h-${width}z${lines}`} />;
}

function UnitedStates() {
  return (
    <>
      <path className="fill-surface" d="M24 40H416V348H24z" />
      <path
        className={`${drawing.box} stroke-edge`}
        d="M40 72H208V204H40zM224 72H400V204H224zM40 236H124V332H40zM140 236H268V332H140zM284 236H400V332H284z"
      />
      <path
        className="fill-ground stroke-edge"
        d={cards(56, 6, 22, [88, 148], "h18v40h-18") + cards(240, 6, 22, [88, 148], "h18v40h-18")}
      />
      <path
        data-layer="power"
        d={`M350 372V303M378 372V303M350 266V220H124V204M378 266V220H312V204${transformers([350, 378], 277, 11)}`}
      />
      <Records x={160} y={268} width={88} height={52} />
      <Key x={58} y={284} />
      <DrawingText x="152" y="256" text={rooms.records} />
      <DrawingText x="52" y="256" text={rooms.keys} />
      <DrawingText x="294" y="256" text={rooms.power} />
      <DrawingText x="40" y="62" text={rooms.zones[0]} />
      <DrawingText x="400" y="62" textAnchor="end" text={rooms.zones[1]} />
      <path className={drawing.live} d="M216 8V220M216 140H208M216 140H224" />
      <path data-layer="rules" d="M236 40H416V348H24V40H196M196 29v22M236 29v22" />
    </>
  );
}

function Canada() {
  return (
    <>
      <path className="fill-surface" d="M24 40H192V72H240V40H416V348H240V316H192V348H24z" />
      <path
        className={`${drawing.box} stroke-edge`}
        d="M40 92H176V196H40zM40 212H100V332H40zM116 212H176V332H116zM250 92H400V196H250zM250 212H326V332H250zM337 212H400V332H337z"
      />
      <path
        className="fill-ground stroke-edge"
        d={cards(50, 5, 22, [100, 148], "h18v40h-18") + cards(270, 5, 22, [100, 148], "h18v40h-18")}
      />
      <path
        data-layer="power"
        d={`M138 372V284M156 372V284M138 257V244H108V204H84V196M156 257V244H184V204H160V196M360 372V284M378 372V284M360 257V244H331V204H300V196M378 257V244H408V204H372V196${transformers([138, 156, 360, 378], 265, 8)}`}
      />
      <Records x={264} y={252} width={48} height={66} />
      <Key x={45} y={266} />
      <DrawingText x="46" y="232" text={rooms.keys} />
      <DrawingText x="256" y="232" text={rooms.records} />
      <DrawingText x="122" y="232" text={rooms.power} />
      <DrawingText x="392" y="232" textAnchor="end" text={rooms.power} />
      <DrawingText x="33" y="64" text={rooms.zones[0]} />
      <DrawingText x="400" y="64" textAnchor="end" text={rooms.zones[1]} />
      <path className={drawing.live} d="M112 8V92M112 83H216V140H250" />
      <path
        data-layer="rules"
        d="M92 40H24V348H192V316H240V348H416V40H240V72H192V40H132M92 29v22M132 29v22"
      />
    </>
  );
}

function Emirates() {
  return (
    <>
      <path className="fill-surface" d="M24 40H416V348H216V236H24z" />
      <path className={`${drawing.edge} ${drawing.dashed}`} d="M24 252H200V348H24z" />
      <path
        className={`${drawing.box} stroke-edge`}
        d="M40 72H400V156H40zM40 172H116V220H40zM132 172H208V220H132zM232 172H308V332H232zM324 172H400V332H324z"
      />
      <path
        className="fill-ground stroke-edge"
        d={cards(54, 8, 18, [84, 118], "h14v26h-14") + cards(218, 8, 21, [84], "h17v60h-17")}
      />
      <path
        data-layer="power"
        d={`M352 372V258M376 372V258M352 222V206H316V156M376 222V206H408V164H384V156${transformers([352, 376], 233, 11)}`}
      />
      <path d="M28 264h166v50H28z" className="fill-ground" />
      <DrawingText x="34" y="284" text={rooms.planned[0]} />
      <DrawingText x="34" y="304" text={rooms.planned[1]} />
      <Records x={242} y={210} width={56} height={80} />
      <Key x={56} y={198} />
      <DrawingText x="46" y="190" text={rooms.keys} />
      <DrawingText x="138" y="190" text={rooms.cooling} />
      <DrawingText x="238" y="190" text={rooms.records} />
      <DrawingText x="330" y="190" text={rooms.power} />
      <DrawingText x="40" y="62" text={rooms.zones[0]} />
      <DrawingText x="400" y="62" textAnchor="end" text={rooms.gpus} />
      <path className={drawing.live} d="M220 8V72" />
      <path data-layer="rules" d="M240 40H416V348H216V236H24V40H200M200 29v22M240 29v22" />
    </>
  );
}

/** What stands inside each data center, on 420 by 368 units. */
export const siteDrawings: Record<DataCenter["country"], ComponentType> = {
  US: UnitedStates,
  Canada,
  UAE: Emirates,
};
